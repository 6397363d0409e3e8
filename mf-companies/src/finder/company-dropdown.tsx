import { memo, type RefObject, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Company } from '../companies/company';
import { paths } from '../paths';
import styles from './company-dropdown.module.css';
import { useDropdown } from './use-dropdown';

export interface CompanyDropdownProps {
  input: RefObject<HTMLInputElement | null>;
  find(text: string): readonly Company[];
}

/** The list under the box: every match is a link, so that it can also be opened in another tab. */
export function CompanyDropdown({ input, find }: CompanyDropdownProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { isOpen, text, matches, shownCount, showMore, choose } = useDropdown({ input, list, find });

  return (
    <div className={styles.Dropdown} hidden={!isOpen}>
      <p className={styles.Count} role="status">
        {countText(text, matches.length)}
      </p>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Employers"
        className={styles.List}
        hidden={matches.length === 0}
        onScroll={(event) => isNearEnd(event.currentTarget) && showMore()}
        // The box keeps the focus: pressing an option must not end the typing before the click arrives.
        onMouseDown={(event) => event.preventDefault()}
      >
        {matches.slice(0, shownCount).map(({ slug, name }, index) => (
          <Option
            key={slug}
            id={`${id}-${slug}`}
            slug={slug}
            name={name}
            position={index + 1}
            of={matches.length}
            onChoose={choose}
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
  onChoose(name: string): void;
}

// Typing leaves most options as they are.
const Option = memo(function Option({ id, slug, name, position, of, onChoose }: OptionProps) {
  return (
    <Link
      id={id}
      to={paths.company(slug)}
      role="option"
      tabIndex={-1}
      className={styles.Option}
      aria-posinset={position}
      aria-setsize={of}
      onClick={() => onChoose(name)}
    >
      {name}
    </Link>
  );
});

function countText(text: string, count: number): string {
  const wanted = text.trim();
  if (count === 0) return `No companies found matching "${wanted}"`;
  const companies = `${count.toLocaleString('en-GB')} ${count === 1 ? 'company' : 'companies'}`;
  return wanted ? `${companies} found` : `${companies} available`;
}

function isNearEnd({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean {
  return scrollTop + clientHeight > scrollHeight - clientHeight;
}
