import { pictureUrl } from '@sharemore/platform/contract';
import { PageHead } from '@sharemore/platform/page';
import { Slot } from '@sharemore/platform/slots';
import { ButtonLink } from '@sharemore/platform/ui';
import { finder, head, hero, proof, riskLine, story, video } from '../../content/home';
import { film, organization, website } from '../../structured-data';
import { Explained } from './explained';
import styles from './home-page.module.css';
import { Walkthrough } from './walkthrough';

/** The whole story in one screen: the promise, the finder, the proof, the film and two cards. */
export function Component() {
  return (
    <>
      <PageHead
        {...head}
        image={pictureUrl('home')}
        describes={(site) => [
          organization(site),
          website(site),
          film(site, { title: video.title, description: video.caption }),
        ]}
      />
      <div className={styles.Stage} data-tone="deep">
        <div className={styles.Inner}>
          <header className={styles.Opening}>
            <h1>{hero.title}</h1>
            <p className={styles.Lead}>{hero.lead}</p>
            <p className={styles.Story}>{story}</p>
            <div className={styles.Finder}>
              <Slot
                name="employer-finder"
                fallback={
                  <ButtonLink to="/companies" size="l">
                    {finder.fallback}
                  </ButtonLink>
                }
              />
            </div>
          </header>
          <Proof />
          <Walkthrough />
        </div>
      </div>
      <Explained />
    </>
  );
}

function Proof() {
  return (
    <div className={styles.Proof}>
      <dl className={styles.Figures}>
        {proof.map(({ value, label }) => (
          <div key={value} className={styles.Figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.Risk}>{riskLine}</p>
    </div>
  );
}
