import styles from './moving-scene.module.css';
import { Scene, type SceneName } from './scene';
import { whenSeen } from './when-seen';

/** A scene that steps up when it comes into view. */
export function MovingScene({ name }: { name: SceneName }) {
  return (
    <div ref={whenSeen} className={styles.Moving}>
      <Scene name={name} />
    </div>
  );
}
