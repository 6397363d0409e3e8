import captions from './captions.vtt?url&no-inline';
import mp4 from './explainer.mp4?url&no-inline';
import webm from './explainer.webm?url&no-inline';
import posterJpeg from './poster.jpg?url&no-inline';
import poster from './poster.webp?url&no-inline';

/** The explainer film as the site serves it; `tools/media/film` renders it. */
export const explainer = {
  /** The smaller file first: browsers that cannot play AV1 say so by the type alone, and take the next. */
  sources: [
    { src: webm, type: 'video/webm; codecs="av01.0.05M.08, opus"' },
    { src: mp4, type: 'video/mp4; codecs="avc1.64001F, mp4a.40.2"' },
  ],
  poster,
  /** For readers of the page's metadata that do not know WebP. */
  posterJpeg,
  captions: { src: captions, srcLang: 'en-GB', label: 'English' },
  width: 1280,
  height: 720,
  seconds: 66,
  /** The day on which the film went online. */
  published: '2026-11-21',
} as const;
