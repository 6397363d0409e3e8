import { VideoPlayer } from '@sharemore/platform/widgets';
import { film } from '../content/film';
import { explainer } from '../video';

/** The one film of the site, with its captions. Only the poster is fetched before play. */
export function Film() {
  const { sources, poster, captions, width, height } = explainer;
  return (
    <VideoPlayer
      title={film.name}
      sources={[...sources]}
      poster={poster}
      captions={captions}
      width={width}
      height={height}
    />
  );
}
