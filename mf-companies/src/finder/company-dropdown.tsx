import type { Company } from '@sharemore/platform/companies';
import { grouped } from '@sharemore/platform/money';
import { TextLink } from '@sharemore/platform/ui';
import { type MouseEvent, memo, type RefObject, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import styles from './company-dropdown.module.css';
import { useDropdown } from './use-dropdown';

export interface CompanyDropdownProps {
  input: RefObject<HTMLInputElement | null>;
  /** Whether the companies are the built-in ones, since no list could be had. */
  isStandIn: boolean;
  find(text: string): readonly Company[];
}

/** The list under the box: every match is a link, so that it can also be opened in another tab. */
export function CompanyDropdown({ input, isStandIn, find }: CompanyDropdownProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { isOpen, text, matches, shownCount, showMore, choose } = useDropdown({ input, list, find });

  // Room for the list above the keyboard of a telephone.
  useEffect(() => {
    if (isOpen && matchMedia('(pointer: coarse)').matches) input.current?.form?.scrollIntoView();
  }, [isOpen, input]);

  function onClick(event: MouseEvent<HTMLElement>) {
    const option = event.target instanceof Element ? event.target.closest('[role=option]') : null;
    if (option) choose(option.textContent);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here; the box only keeps its focus
    <div className={styles.Dropdown} hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
      <p className={styles.Count} role="status">
        {countText(text, matches.length)}
      </p>
      {isStandIn && (
        <p className={styles.Count} role="status">
          We could not load the full company list: these are invented companies.{' '}
          {/* As a document: the server has a list where the browser has none. */}
          <TextLink href={paths.search(text.trim())}>Look in the directory</TextLink>
        </p>
      )}
      {matches.length === 0 && !isStandIn && (
        <TextLink className={styles.Request} to={paths.requestEmployer}>
          Request your employer
        </TextLink>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: combobox-nav turns Enter on an option into a click */}
      <div
        ref={list}
        id={id}
        role="listbox"
        // Browsers put what scrolls among the tab stops; the keyboard walks it from the box.
        tabIndex={-1}
        aria-label="Employers"
        className={styles.List}
        hidden={matches.length === 0}
        onClick={onClick}
        onScroll={(event) => isNearEnd(event.currentTarget) && showMore()}
      >
        {matches.slice(0, shownCount).map(({ slug, name }, index) => (
          // By position: typing then changes a few texts, where it would make and remove elements.
          <Option
            // biome-ignore lint/suspicious/noArrayIndexKey: an option has no state of its own
            key={index}
            id={`${id}-${index}`}
            slug={slug}
            name={name}
            position={index + 1}
            of={matches.length}
          />
        ))}
      </div>
    </div>
  );
}

interface OptionProps {
  id: string;
  slug: string;
  name: string;
  position: number;
  of: number;
}

const Option = memo(function Option({ id, slug, name, position, of }: OptionProps) {
  return (
    <Link
      id={id}
      to={paths.company(slug)}
      role="option"
      tabIndex={-1}
      className={styles.Option}
      aria-posinset={position}
      aria-setsize={of}
    >
      {name}
    </Link>
  );
});

function countText(text: string, count: number): string {
  const wanted = text.trim();
  if (count === 0) return `No companies found matching "${wanted}"`;
  const companies = `${grouped(count)} ${count === 1 ? 'company' : 'companies'}`;
  return wanted ? `${companies} found` : `${companies} available`;
}

function isNearEnd({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean {
  return scrollTop + clientHeight > scrollHeight - clientHeight;
}
