import { VideoPlayer } from '@sharemore/platform/ui';

const files = import.meta.glob<string>('../video/*.{mp4,webm,webp,vtt}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The one film of the site, with its captions and its transcript. Only the poster is fetched before play. */
export function ExplainerVideo({ title }: { title: string }) {
  const mp4 = files['../video/explainer.mp4'];
  const webm = files['../video/explainer.webm'];
  const poster = files['../video/poster.webp'];
  const captions = files['../video/captions.vtt'];
  if (!mp4 || !webm || !poster || !captions) return null;
  return (
    <VideoPlayer
      title={title}
      sources={[
        { src: mp4, type: 'video/mp4' },
        { src: webm, type: 'video/webm' },
      ]}
      poster={poster}
      captions={{ src: captions, srcLang: 'en-GB', label: 'English' }}
      width={1280}
      height={720}
    />
  );
}
