import { VideoPlayer } from '@sharemore/platform/widgets';
import { film } from '../content/film';
import { explainer } from '../video';

/** The one film of the site, with its captions. Only the poster is fetched before play. */
export function Film() {
  return <VideoPlayer title={film.name} {...explainer} />;
}
