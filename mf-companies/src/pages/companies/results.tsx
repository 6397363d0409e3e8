import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { grouped } from '@sharemore/platform/money';
import { ButtonLink, classNames, Icon, TextLink } from '@sharemore/platform/ui';
import { linkCard } from '@sharemore/platform/widgets/card';
import { memo, useLayoutEffect, useRef } from 'react';
import type { DirectoryCard, DirectoryPage } from '../../directory/directory';
import { directoryPath, type Filters } from '../../directory/filters';
import { SectorIcon } from '../../directory/sector-icon';
import { paths } from '../../paths';
import { RequestEmployer } from './request-employer';
import styles from './results.module.css';

/** The id of the section that the page links scroll to. */
export const resultsId = 'results';

/** The number of matches, the cards of this page, the page links, and a form for employers that are not listed. */
export function Results({ filters, page }: { filters: Filters; page: DirectoryPage }) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number>(null);
  // After a page change, or when the link with the focus is gone, move the focus to the start of the results.
  // biome-ignore lint/correctness/useExhaustiveDependencies: links with the focus go when the filters change
  useLayoutEffect(() => {
    const isPageChange = shown.current !== page.page && location.hash === `#${resultsId}`;
    const isLost = document.activeElement === document.body;
    const moves = shown.current !== null && (isPageChange || isLost);
    shown.current = page.page;
    // Screen readers read the heading out when the section gets the focus.
    heading.current?.setAttribute('aria-live', moves ? 'off' : 'polite');
    if (moves) section.current?.focus({ preventScroll: true });
  }, [filters, page.page]);
  return (
    <section
      aria-labelledby="results-title"
      id={resultsId}
      ref={section}
      tabIndex={-1}
      className={styles.Results}
    >
      <h2 id="results-title" ref={heading} className={styles.Title}>
        {countText(page)}
      </h2>
      {page.matching === 0 && <NothingFound filters={filters} />}
      <ul className={styles.Cards}>
        {page.cards.map((card, index) => (
          // Keyed by position: typing then updates texts instead of replacing whole cards.
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are stateless
          <CompanyCard key={index} {...card} />
        ))}
      </ul>
      <Pagination filters={filters} page={page.page} pages={page.pages} />
      <RequestEmployer searched={page.matching === 0 ? filters.q : ''} />
    </section>
  );
}

function countText({ matching, total, page, pages }: DirectoryPage): string {
  const count = `Showing ${grouped(matching)} of ${grouped(total)} companies`;
  return pages > 1 ? `${count}, page ${page} of ${pages}` : count;
}

// Memoised, because a keystroke leaves most cards unchanged and they are most of the page.
const CompanyCard = memo(function CompanyCard(card: DirectoryCard) {
  const { name, slug, sector, description, employeeSize } = card;
  return (
    <li className={classNames(linkCard.surface, styles.Card)}>
      <span className={styles.Icon}>
        <SectorIcon sector={sector} />
      </span>
      <div className={styles.Head}>
        <h3 className={styles.Name}>{name}</h3>
        {sector && <p className={styles.Sector}>{sector}</p>}
      </div>
      <p className={styles.Description}>{description}</p>
      <p className={styles.Staff} data-text="note">
        {employeeSize ? `${grouped(employeeSize)} UK employees` : 'Number of UK employees not known'}
      </p>
      <TextLink
        className={classNames(linkCard.link, styles.More)}
        to={paths.company(slug)}
        aria-label={`View Details & Apply: ${name}`}
      >
        View Details &amp; Apply
      </TextLink>
    </li>
  );
});

function NothingFound({ filters }: { filters: Filters }) {
  const { q, industry, size } = filters;
  const narrowed = industry !== '' || size !== '';
  const asked = [q && `“${q}”`, narrowed && 'these filters'].filter(Boolean);
  const advice = [narrowed && 'fewer filters', q && 'part of the name'].filter(Boolean);
  return (
    <div className={styles.Nothing}>
      <p>{`No companies match ${asked.join(' with ')}. Try ${advice.join(', or ')}.`}</p>
      <ButtonLink variant="secondary" to={directoryPath({ sort: filters.sort })} preventScrollReset>
        Clear all filters
      </ButtonLink>
    </div>
  );
}

/** Links to the other pages, which crawlers can follow. */
function Pagination({ filters, page, pages }: { filters: Filters; page: number; pages: number }) {
  if (pages < 2) return null;
  const numbers = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const to = (number: number) => `${directoryPath({ ...filters, page: number })}#${resultsId}`;
  return (
    <nav className={styles.Pagination} aria-label="Pages">
      {page > 1 && (
        <TextLink className={styles.Step} to={to(page - 1)} rel="prev">
          <Icon of={ChevronLeft} size={20} /> Previous
        </TextLink>
      )}
      <ol className={styles.Numbers}>
        {[...new Set(numbers)].map((number, index, shown) => (
          <li key={number} data-gap={number > (shown[index - 1] ?? 0) + 1 || undefined}>
            <TextLink
              className={styles.Number}
              to={to(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </TextLink>
          </li>
        ))}
      </ol>
      {page < pages && (
        <TextLink className={styles.Step} to={to(page + 1)} rel="next">
          Next <Icon of={ChevronRight} size={20} />
        </TextLink>
      )}
    </nav>
  );
}
