import { Notice } from '@sharemore/platform/widgets/notice';
import type { ExportState } from './use-site-export';

/** The progress of an export, or its outcome. */
export function ExportStatus({ state }: { state: ExportState }) {
  if (state.status === 'running') {
    const { done, pages } = state;
    return <p role="status">{`Reading page ${done + 1} of ${pages.length}: ${pages[done]?.name}`}</p>;
  }
  const { failed, fileName } = state;
  if (failed.length === 0)
    return <Notice tone="success">{`Everything was read. Your file is ${fileName}.`}</Notice>;
  return (
    <Notice tone="warning" live>
      {`These could not be read, and the file ${fileName} says why: ${failed.join(', ')}.`}
    </Notice>
  );
}
