import Play from '@lucide/icons/icons/play';
import VideoOff from '@lucide/icons/icons/video-off';
import { Button, Icon } from '@sharemore/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { film } from '../content/film';
import captions from './captions.vtt?url&no-inline';
import mp4 from './explainer.mp4?url&no-inline';
import webm from './explainer.webm?url&no-inline';
import poster from './poster.webp?url&no-inline';
import styles from './video-player.module.css';

/** The film, as `tools/media/film` renders it. The smaller file first: a browser that cannot play AV1 skips it by its type. */
export const sources = [
  { src: webm, type: 'video/webm; codecs="av01.0.05M.08, opus"' },
  { src: mp4, type: 'video/mp4; codecs="avc1.64001F, mp4a.40.2"' },
];

/** Defers the poster while the video is far below the screen. React's types lack the attribute for videos. */
const lazyLoading = { loading: 'lazy' };

/**
 * The film, with native controls, and a large play button while the video does not play (spec section 2). Captions are off by default.
 * Before the visitor plays the video, only the poster is fetched.
 */
export function VideoPlayer() {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);

  // Its own controls may have played it before hydration.
  useEffect(() => setPlaying(video.current?.paused === false), []);

  function play() {
    const player = video.current;
    if (!player) return;
    // From the first source: all may have failed before hydration, and Chromium skips one as it loads a lazy poster.
    if (failed || player.readyState === player.HAVE_NOTHING) {
      const { currentTime } = player;
      player.load();
      // It may have failed in the middle.
      player.currentTime = currentTime;
    }
    setFailed(false);
    player.play().catch((reason: unknown) => {
      if (reason instanceof DOMException && reason.name === 'NotSupportedError') setFailed(true);
    });
    // The play button is about to disappear.
    player.focus();
  }

  return (
    <div className={styles.Frame} data-paper="never">
      <video
        ref={video}
        className={styles.Video}
        controls
        playsInline
        preload="none"
        {...lazyLoading}
        poster={poster}
        width={1280}
        height={720}
        aria-label={film.name}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        // A new load stops playback without a pause event.
        onEmptied={() => setPlaying(false)}
        // React bubbles the errors of sources, which have their own handler.
        onError={(event) => event.target === event.currentTarget && setFailed(true)}
      >
        {sources.map((source, index) => (
          <source
            key={source.src}
            {...source}
            // The browser tries one source after the other: only the failure of the last one counts.
            onError={index === sources.length - 1 ? () => setFailed(true) : undefined}
          />
        ))}
        <track kind="captions" src={captions} srcLang="en-GB" label="English" />
      </video>
      {!playing && !failed && (
        // A form, so that a press from before hydration is kept (`MarkHydrated`).
        <form method="dialog" data-script="only" onSubmit={play}>
          <button type="submit" className={styles.Play} aria-label={`Play video: ${film.name}`}>
            <Icon of={Play} size={24} fill="currentColor" />
            Play video
          </button>
        </form>
      )}
      {failed && (
        <div className={styles.Failed} role="alert" data-tone="deep">
          <Icon of={VideoOff} size={40} />
          <p className={styles.FailedTitle}>Video unavailable</p>
          <p>The video file could not be loaded</p>
          <Button variant="secondary" size="s" onClick={play}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
