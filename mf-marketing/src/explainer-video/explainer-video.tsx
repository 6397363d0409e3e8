import { VideoPlayer } from '@sharemore/platform/widgets';
import { explainer, transcript } from '../video';

/** The one film of the site, with its captions and its transcript. Only the poster is fetched before play. */
export function ExplainerVideo({ title }: { title: string }) {
  const { sources, poster, captions, width, height } = explainer;
  return (
    <VideoPlayer
      title={title}
      sources={[...sources]}
      poster={poster}
      captions={captions}
      width={width}
      height={height}
      transcript={transcript.map((part) => (
        <div key={part.title}>
          <p>
            <strong>{part.title}.</strong> <em>{part.scene}</em>
          </p>
          <p>{part.words}</p>
        </div>
      ))}
    />
  );
}
