import { paths } from '../paths';

/** Announces the feed to feed readers; React hoists the element into the head. */
export function FeedLink() {
  return <link rel="alternate" type="application/rss+xml" title="ShareMore news" href={paths.feed} />;
}
