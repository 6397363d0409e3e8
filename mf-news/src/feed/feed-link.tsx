import { paths } from '../paths';

/** Tells feed readers where the feed is; React hoists it into the head. */
export function FeedLink() {
  return <link rel="alternate" type="application/rss+xml" title="ShareMore news" href={paths.feed} />;
}
