import { video } from '../../content/home';
import { ExplainerVideo } from '../../explainer-video/explainer-video';
import styles from './home-page.module.css';

/** The explainer film with its caption. */
export function Walkthrough() {
  return (
    <section aria-labelledby="walkthrough" className={styles.Walkthrough}>
      <h2 id="walkthrough">{video.title}</h2>
      <p>{video.caption}</p>
      <ExplainerVideo title={video.title} />
    </section>
  );
}
