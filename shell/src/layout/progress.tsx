import { useNavigation } from 'react-router-dom';
import styles from './layout.module.css';

/** The line that says that a page is on its way. Apart from the layout, so that nothing else renders again for it. */
export function Progress() {
  return useNavigation().state !== 'idle' && <div className={styles.Progress} aria-hidden="true" />;
}
