import { Component, type ComponentType, createContext, type ReactNode, Suspense, use } from 'react';
import type { SlotData, SlotName } from './contract';

/** A slot's content, which may show the page's fallback. */
export type SlotComponent = ComponentType<{ fallback: ReactNode }>;

/** Whether the script of a rendered slot loads with the page's script or when the slot comes near the screen. */
export type SlotLoading = 'eager' | 'lazy';

/** Finds the components of slots; the shell provides one on each side. */
export interface SlotSource {
  /**
   * The component for `name`, or a lazy component that suspends until it is loaded. Null if no area of the release set
   * offers the slot, or its area is unavailable.
   */
  find(name: SlotName, loading: SlotLoading): SlotComponent | null;
  /** The addresses of the styles that come with a lazy slot, because the page's own do not hold them. */
  stylesOf?(name: SlotName): string[];
  /** Called when a lazy slot comes near the screen. */
  isNear?(name: SlotName): void;
  /** Called for each slot that fails to render in the browser. */
  failed?(name: SlotName): void;
}

export const SlotContext = createContext<SlotSource>({ find: () => null });

const SlotDataContext = createContext<Partial<SlotData>>({});

export interface SlotProps<Name extends SlotName = SlotName> {
  name: Name;
  /** The page's data for the slot. */
  data?: Name extends keyof SlotData ? SlotData[Name] : never;
  /** Shown while the slot loads, and for good if it fails: it must be sufficient on its own. */
  fallback: ReactNode;
  /** `lazy` for slots far down a page. */
  loading?: SlotLoading;
}

/** A place in one area's page that another area fills. A slot that fails never breaks the page. */
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
  return loading === 'lazy' ? <NearObserver name={name}>{content}</NearObserver> : content;
}

/**
 * Brings the styles of its slot, for which nothing above waits, and calls `isNear` when the slot is within half a screen of
 * the viewport.
 */
function NearObserver({ name, children }: { name: SlotName; children: ReactNode }) {
  const source = use(SlotContext);
  function observe(element: HTMLElement | null) {
    const onChange: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) source.isNear?.(name);
    };
    const observer = new IntersectionObserver(onChange, { rootMargin: '50%' });
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }
  return (
    <div ref={observe}>
      {source.stylesOf?.(name).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {children}
    </div>
  );
}

/** For a slot's component: the data of the page that shows it, or null. */
export function useSlotData<Name extends keyof SlotData>(name: Name): SlotData[Name] | null {
  return use(SlotDataContext)[name] ?? null;
}

interface BoundaryProps extends Pick<SlotProps, 'name' | 'fallback'> {
  children: ReactNode;
  onError: SlotSource['failed'];
}

class SlotBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError?.(this.props.name);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
