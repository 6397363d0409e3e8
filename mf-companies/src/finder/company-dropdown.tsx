import type { Company, CompanyOrigin } from '@sharemore/platform/companies';
import { grouped } from '@sharemore/platform/money';
import { TextLink } from '@sharemore/platform/ui';
import { type ComponentProps, type MouseEvent, memo, type RefObject, useEffect, useId, useRef } from 'react';
import { paths } from '../paths';
import styles from './company-dropdown.module.css';
import { useDropdown } from './use-dropdown';

interface CompanyDropdownProps {
  input: RefObject<HTMLInputElement | null>;
  /** Anything but `sheet` makes the list say that its companies are invented. */
  origin: CompanyOrigin;
  find(text: string): readonly Company[];
}

/** The list under the search box. Every match is a link, so that it can be opened in another tab. */
export function CompanyDropdown({ input, origin, find }: CompanyDropdownProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { isOpen, text, matches, shownCount, showMore, choose } = useDropdown({ input, list, find });

  // Makes room for the list above a phone's keyboard.
  useEffect(() => {
    if (isOpen && matchMedia('(pointer: coarse)').matches) input.current?.form?.scrollIntoView();
  }, [isOpen, input]);

  function onClick(event: MouseEvent<HTMLElement>) {
    const option = event.target instanceof Element ? event.target.closest('[role=option]') : null;
    // Not its text, which a translator may have changed.
    const chosen = matches[Number(option?.getAttribute('aria-posinset')) - 1];
    if (chosen) choose(chosen.name);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: this only keeps the focus in the input
    <div className={styles.Dropdown} hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
      <p className={styles.Count} role="status">
        {countText(text, matches.length)}
      </p>
      {origin === 'sample' && matches.length > 0 && (
        <p className={styles.Count}>For now these are invented companies.</p>
      )}
      {origin === 'built-in' && (
        <p className={styles.Count} role="status">
          We could not load the full company list: these are invented companies.{' '}
          {/* A full page load: the server has a list where the browser has none. */}
          <TextLink href={paths.search(text.trim())}>Look in the directory</TextLink>
        </p>
      )}
      {matches.length === 0 && origin !== 'built-in' && (
        <TextLink className={styles.Request} to={paths.requestEmployer(text.trim())}>
          Request your employer
        </TextLink>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: combobox-nav turns Enter on an option into a click */}
      <div
        ref={list}
        id={id}
        role="listbox"
        // Browsers make scrollable elements tab stops; here the input handles the keyboard.
        tabIndex={-1}
        aria-label="Employers"
        className={styles.List}
        hidden={matches.length === 0}
        onClick={onClick}
        onScroll={(event) => isNearEnd(event.currentTarget) && showMore()}
      >
        {matches.slice(0, shownCount).map(({ slug, name }, index) => (
          // Keyed by position: typing then updates a few texts instead of replacing elements.
          <Option
            // biome-ignore lint/suspicious/noArrayIndexKey: options are stateless
            key={index}
            id={`${id}-${index}`}
            slug={slug}
            aria-posinset={index + 1}
            aria-setsize={matches.length}
          >
            {name}
          </Option>
        ))}
      </div>
    </div>
  );
}

/** Memoised, so that typing renders only the options that change. */
const Option = memo(function Option({ slug, ...rest }: ComponentProps<'a'> & { slug: string }) {
  return (
    <TextLink {...rest} to={paths.company(slug)} role="option" tabIndex={-1} className={styles.Option} />
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
