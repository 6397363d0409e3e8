import { useNavigation } from 'react-router-dom';
import styles from './layout.module.css';

/** The progress line of a navigation. A component of its own, so that nothing else re-renders for it. */
export function Progress() {
  return useNavigation().state !== 'idle' && <div className={styles.Progress} aria-hidden="true" />;
}
