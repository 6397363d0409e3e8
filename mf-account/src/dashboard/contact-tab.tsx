import { TextArea } from '@sharemore/platform/forms/field';
import { TextLink } from '@sharemore/platform/ui';
import panel from './panel.module.css';
import { SampleForm } from './sample-form';

export function ContactTab() {
  return (
    <div className={panel.Columns}>
      <SampleForm
        title="Send us a message"
        submit="Send message"
        outcomeTitle="Your message wasn’t sent"
        outcome={
          <p>
            This is a sample account. To reach us, use the{' '}
            <TextLink to="/about#contact">contact form of the website</TextLink>.
          </p>
        }
      >
        <TextArea label="Your message" name="message" rows={6} required />
      </SampleForm>
      <section className={panel.Column}>
        <h2 className={panel.Heading}>When we answer</h2>
        <p>
          Support hours: <strong>Mon-Fri 9am-5pm</strong>
        </p>
        <p>
          The answer may be there already: see our <TextLink to="/faq">FAQs</TextLink>.
        </p>
      </section>
    </div>
  );
}
