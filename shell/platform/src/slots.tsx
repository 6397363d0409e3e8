import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
} from 'react';
import type { SlotData, SlotName } from './contract';

/** A slot's content; it may show what the page has in its place. */
export type SlotComponent = ComponentType<{ fallback: ReactNode }>;

/** When the script of a slot comes that the server has rendered: with the page's, or when it comes near the screen. */
export type SlotLoading = 'eager' | 'lazy';

/** Where slots get their components; the shell provides one for the live release set on each side. */
export interface SlotSource {
  /**
   * The component for `name`, when some live area offers it and it can be had: at once if it is loaded,
   * else a lazy component that suspends. Null when nobody offers it or its area is unavailable.
   */
  find(name: SlotName, loading: SlotLoading): SlotComponent | null;
  /** Told when a slot that loads lazily comes near the screen. */
  isNear?(name: SlotName): void;
  /** Told once for each slot that failed while it rendered in the browser. */
  failed?(name: SlotName, error: unknown): void;
}

const SlotContext = createContext<SlotSource>({ find: () => null });

export const SlotProvider = SlotContext;

const SlotDataContext = createContext<Partial<SlotData>>({});

export interface SlotProps<Name extends SlotName = SlotName> {
  name: Name;
  /** What the slot may know of the page that shows it. */
  data?: Name extends keyof SlotData ? SlotData[Name] : never;
  /** Shown while the slot loads and for good when it fails: it must be enough by itself. */
  fallback: ReactNode;
  /** `lazy` for what is far down a page. */
  loading?: SlotLoading;
}

/** A place in one area's page that another area fills; a slot that fails never breaks the page. */
export function Slot<Name extends SlotName>({ name, data, fallback, loading = 'eager' }: SlotProps<Name>) {
  const source = use(SlotContext);
  const Content = source.find(name, loading);
  if (!Content) return fallback;
  const content = (
    <SlotBoundary name={name} fallback={fallback} onError={source.failed}>
      <Suspense fallback={fallback}>
        <SlotDataContext value={{ [name]: data }}>
          <Content fallback={fallback} />
        </SlotDataContext>
      </Suspense>
    </SlotBoundary>
  );
  return loading === 'lazy' ? <Nearing name={name}>{content}</Nearing> : content;
}

/** Tells when the slot in it comes within half a screen's height of what is seen. */
function Nearing({ name, children }: { name: SlotName; children: ReactNode }) {
  const source = use(SlotContext);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tell: IntersectionObserverCallback = (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) source.isNear?.(name);
    };
    const watch = new IntersectionObserver(tell, { rootMargin: '50%' });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, [source, name]);
  return <div ref={place}>{children}</div>;
}

interface BoundaryProps extends Pick<SlotProps, 'name' | 'fallback'> {
  children: ReactNode;
  onError: SlotSource['failed'];
}

/** For a slot's component: what the page that shows it says, or null. */
export function useSlotData<Name extends keyof SlotData>(name: Name): SlotData[Name] | null {
  return use(SlotDataContext)[name] ?? null;
}

class SlotBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(this.props.name, error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
