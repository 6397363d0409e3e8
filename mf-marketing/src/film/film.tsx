import { VideoPlayer } from '@sharemore/platform/widgets/video-player';
import { film } from '../content/film';
import { explainer } from '../video';

/** The explainer film with captions. The browser fetches only the poster until the visitor presses play. */
export function Film() {
  return <VideoPlayer title={film.name} {...explainer} />;
}
