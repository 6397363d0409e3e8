/**
 * A `ref`: says in `data-seen` whether an element has come into view: `later` while it has not, then `now`. One that is in
 * view from the start, and one without script, has none: styles must show these.
 */
export function whenSeen(element: HTMLElement | SVGElement | null) {
  if (!element) return undefined;
  const { dataset } = element;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) {
        dataset.seen = 'later';
        return;
      }
      if (dataset.seen) dataset.seen = 'now';
      observer.disconnect();
    },
    { rootMargin: '0px 0px -120px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
