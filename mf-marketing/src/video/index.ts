import captions from './captions.vtt?url&no-inline';
import mp4 from './explainer.mp4?url&no-inline';
import webm from './explainer.webm?url&no-inline';
import poster from './poster.webp?url&no-inline';

/** The explainer film, rendered by `tools/media/film`. */
export const explainer = {
  /** The smaller file first: a browser that cannot play AV1 skips it because of its type. */
  sources: [
    { src: webm, type: 'video/webm; codecs="av01.0.05M.08, opus"' },
    { src: mp4, type: 'video/mp4; codecs="avc1.64001F, mp4a.40.2"' },
  ],
  poster,
  captions: { src: captions, srcLang: 'en-GB', label: 'English' },
  width: 1280,
  height: 720,
} as const;
