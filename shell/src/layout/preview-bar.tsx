import { useSite } from '@sharemore/platform/page';
import styles from './preview-bar.module.css';

/** Names the builds of a preview and links out of it; renders nothing for ordinary visitors. */
export function PreviewBar() {
  const { preview } = useSite();
  if (!preview) return null;
  const builds = Object.entries(preview.builds).map(([area, build]) => `${area} ${build}`);
  return (
    <aside className={styles.Bar} aria-label="Preview">
      <p>
        <strong>Preview</strong> of <span>{builds.join(', ')}</span>. Whoever has its link sees it. Forms are
        really sent.
      </p>
      <a href="/api/releases/leave-preview">Leave the preview</a>
    </aside>
  );
}
