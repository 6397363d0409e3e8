import { type Company, type CompanyOrigin, companiesNamed, comparable } from '@sharemore/platform/companies';
import { grouped } from '@sharemore/platform/money';
import { TextLink } from '@sharemore/platform/ui';
import { useEffect, useRef } from 'react';
import { loadCompanies } from '../companies/browser-companies';
import { paths } from '../paths';
import type { Shown } from './company-box';
import styles from './company-dropdown.module.css';

export type LoadedDropdown = Awaited<ReturnType<typeof loadDropdown>>;

/** Loads what the box needs after the first interaction: its dropdown and the company search. */
export async function loadDropdown() {
  const { companies, origin } = await loadCompanies();
  return { Dropdown: CompanyDropdown, origin, find: (text: string) => findByName(companies, text) };
}

/** The companies that `text` names, those whose name begins with it first; all for a blank text. */
export function findByName(companies: readonly Company[], text: string): readonly Company[] {
  const wanted = comparable(text);
  const found = companiesNamed(companies, text);
  const begins = ({ comparableName }: Company) => comparableName.startsWith(wanted);
  return [...found.filter(begins), ...found.filter((company) => !begins(company))];
}

interface CompanyDropdownProps {
  /** The input's; the list and its options have ids that begin with it. */
  id: string;
  shown: Shown;
  matches: readonly Company[];
  /** Anything but `sheet` makes the list say that its companies are invented. */
  origin: CompanyOrigin;
  onChoose(name: string): void;
  /** The visitor has nearly reached the last option. */
  onEnd(): void;
}

/**
 * The list under the search box: companies first, because a phone's keyboard leaves little room. Every match is a link, so
 * that it can be opened in another tab.
 */
function CompanyDropdown({ id, shown, matches, origin, onChoose, onEnd }: CompanyDropdownProps) {
  const { isOpen, active, limit } = shown;
  const text = shown.text.trim();
  const count = matches.length;
  const popup = useRef<HTMLDivElement>(null);

  // Makes room for the list above a phone's keyboard, which may come later.
  useEffect(() => {
    if (!isOpen || !matchMedia('(pointer: coarse)').matches) return;
    const toTop = () => visualViewport?.scale === 1 && popup.current?.parentElement?.scrollIntoView();
    toTop();
    visualViewport?.addEventListener('resize', toTop);
    return () => visualViewport?.removeEventListener('resize', toTop);
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: this only keeps the focus in the input
    <div
      ref={popup}
      className={styles.Dropdown}
      hidden={!isOpen}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={`${id}-list`}
        role="listbox"
        // Browsers make scrollable elements tab stops; here the input handles the keyboard.
        tabIndex={-1}
        aria-label="Employers"
        className={styles.List}
        hidden={count === 0}
        onScroll={({ currentTarget }) => isNearEnd(currentTarget) && limit < count && onEnd()}
      >
        {matches.slice(0, limit).map(({ slug, name }, index) => (
          // Keyed by position: typing then updates a few texts instead of replacing elements.
          <TextLink
            // biome-ignore lint/suspicious/noArrayIndexKey: options are stateless
            key={index}
            id={`${id}-${index}`}
            to={paths.company(slug)}
            role="option"
            tabIndex={-1}
            className={styles.Option}
            aria-selected={index === active}
            aria-posinset={index + 1}
            aria-setsize={count}
            ref={index === active ? scrollIntoList : undefined}
            onClick={({ ctrlKey, metaKey }) => ctrlKey || metaKey || onChoose(name)}
          >
            {name}
          </TextLink>
        ))}
      </div>
      {origin === 'sample' && count > 0 && (
        <p className={styles.Count}>For now these are invented companies.</p>
      )}
      {origin === 'built-in' && (
        <p className={styles.Count} role="status">
          <span>{`We couldn’t load the full company list${count > 0 ? ': these are invented companies' : ''}. `}</span>
          {/* A full page load: the server has a list where the browser has none. */}
          <TextLink href={paths.search(text)}>Look in the directory</TextLink>
        </p>
      )}
      {(count > 0 || origin !== 'built-in') && (
        <p className={styles.Count} role="status">
          {countText(text, count)}
        </p>
      )}
      {count === 0 && origin !== 'built-in' && (
        <TextLink className={styles.Request} to={paths.requestEmployer(text)}>
          Request your employer
        </TextLink>
      )}
    </div>
  );
}

function scrollIntoList(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}

function countText(text: string, count: number): string {
  if (count === 0) return `No companies found matching "${text}"`;
  const companies = `${grouped(count)} ${count === 1 ? 'company' : 'companies'}`;
  return text ? `${companies} found` : `${companies} available`;
}

function isNearEnd({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean {
  return scrollTop + clientHeight > scrollHeight - clientHeight;
}
