import { Section } from '@sharemore/platform/ui';
import { Accordion, Tabs, VideoPlayer } from '@sharemore/platform/widgets';
import { useSearchParams } from 'react-router-dom';
import styles from './kit.module.css';

const questions = [
  { id: 'kit-cost', title: 'What does it cost?', body: <p>£10 a month for £100 of contributions.</p> },
  { id: 'kit-leave', title: 'What if I leave my employer?', body: <p>Your savings stay yours.</p> },
  { id: 'kit-fall', title: 'What if the share price falls?', body: <p>You take your savings back.</p> },
];

export function PanelSamples() {
  const [search] = useSearchParams();
  return (
    <Section title="Panels">
      <div className={styles.Stack}>
        <Accordion mode="always-one" items={questions} />
        <Tabs
          label="Kinds of panels"
          selected={search.get('tab') ?? 'plan'}
          tabs={[
            { id: 'plan', label: 'My ShareMore Plan', to: '?tab=plan', panel: <p>What the plan holds.</p> },
            { id: 'details', label: 'Change my details', to: '?tab=details', panel: <p>Who you are.</p> },
          ]}
        />
        <VideoPlayer
          title="A video whose file is missing"
          sources={[{ src: '/missing.mp4', type: 'video/mp4' }]}
          poster=""
          width={1280}
          height={720}
          transcript={<p>The words of the video stand here.</p>}
        />
      </div>
    </Section>
  );
}
