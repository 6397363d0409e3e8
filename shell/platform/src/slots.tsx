import { Component, type ComponentType, createContext, type ReactNode, Suspense, use } from 'react';
import type { SlotName } from './contract';

/** Where slots get their components; the shell provides one for the live release set on each side. */
export interface SlotSource {
  /**
   * The component for `name`, when some live area offers it and it can be had: at once if it is loaded,
   * else a lazy component that suspends. Null when nobody offers it or its area is unavailable.
   */
  find(name: SlotName): ComponentType | null;
  /** Told once for each slot that failed while it rendered in the browser. */
  failed?(name: SlotName, error: unknown): void;
}

const SlotContext = createContext<SlotSource>({ find: () => null });

export const SlotProvider = SlotContext;

export interface SlotProps {
  name: SlotName;
  /** Shown while the slot loads and for good when it fails: it must be enough by itself. */
  fallback: ReactNode;
}

/** A place in one area's page that another area fills; a slot that fails never breaks the page. */
export function Slot({ name, fallback }: SlotProps) {
  const source = use(SlotContext);
  const Content = source.find(name);
  if (!Content) return fallback;
  return (
    <SlotBoundary name={name} fallback={fallback} onError={source.failed}>
      <Suspense fallback={fallback}>
        <Content />
      </Suspense>
    </SlotBoundary>
  );
}

interface BoundaryProps extends SlotProps {
  children: ReactNode;
  onError: SlotSource['failed'];
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
