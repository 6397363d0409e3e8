import { mark } from '@sharemore/platform/brand';
import { figures } from '@sharemore/platform/figures';
import { PageHead, useHydrated, useSite } from '@sharemore/platform/page';
import { Button, Section, TextLink } from '@sharemore/platform/ui';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { redirectDocument, useLoaderData } from 'react-router-dom';
import type { LoaderContext } from '../../companies/company-list';
import { loadCompany } from '../../companies/company-view';
import { paidIn } from '../../companies/outcome';
import { SampleNotice } from '../../company-notices';
import { paths } from '../../paths';
import { EmployerScene } from '../company/employer-scene';
import styles from './poster-page.module.css';

/** Modules of empty space that scanners need around a QR code. */
const QUIET_ZONE = 4;

/** The company of the address. Where nobody can join its waitlist, by the server's list, its own page says so. */
export async function loader({ params, context }: { params: { slug?: string }; context?: LoaderContext }) {
  const { slug = '' } = params;
  const view = await loadCompany(slug, context).view;
  if (!view?.isOpen) throw redirectDocument(import.meta.env.SSR ? paths.company(slug) : paths.poster(slug));
  return { slug, ...view };
}

/** A poster for the wall at work: what it is, what it costs, and the way to the company's page. */
export function Component() {
  const { slug, name, sector, origin } = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  const address = useSite().siteUrl + paths.company(slug);
  return (
    <>
      <PageHead title={`A poster for ${name}`} noIndex />
      <Section aria-label="A poster to print">
        <div className={styles.Page}>
          <div className={styles.Aside} data-paper="never">
            <SampleNotice origin={origin} />
            <p>Print this page: the poster fills one sheet. Ask at work before you put it up.</p>
            <Button data-script="only" disabled={!isHydrated} onClick={() => print()}>
              Print
            </Button>
            <p>
              <TextLink to={paths.company(slug)}>Back to the company</TextLink>
            </p>
          </div>
          <div className={styles.Poster} data-paper="alone">
            <p className={styles.Brand}>
              <svg viewBox="0 0 32 32" aria-hidden="true">
                {mark.map(({ path, token }) => (
                  <path key={token} fill={`var(${token})`} d={path} />
                ))}
              </svg>
              ShareMore
            </p>
            <div>
              <h1>{`Work at ${name}?`}</h1>
              <p className={styles.Lead}>
                Join your next Sharesave without locking away your own money. The waitlist is free.
              </p>
            </div>
            <div className={styles.Pictures}>
              <EmployerScene sector={sector} />
              <QrCode text={address} />
            </div>
            <p className={styles.Address}>{address.replace(/^https?:\/\//, '')}</p>
            <ul>
              <li>{`A loan gives back your payments, up to ${figures.coveredPayment.text} a month for three years.`}</li>
              <li>{`It costs ${figures.platformFee.text} a month, and you give up half of any profit.`}</li>
              <li>{`If the share price falls, you can lose the fees: £${paidIn} in all.`}</li>
            </ul>
            <p data-text="note">{`ShareMore has no current relationship with ${name}. Investing carries risk.`}</p>
          </div>
        </div>
      </Section>
    </>
  );
}

function QrCode({ text }: { text: string }) {
  const code = generate(text);
  const size = code.size + 2 * QUIET_ZONE;
  return (
    <svg
      className={styles.Code}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      role="img"
      aria-label="QR code with the address below"
    >
      {/* Dark on light in dark mode too, as scanners want it. */}
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={size} height={size} fill="white" />
      <path d={toSvgPath(code)} fill="black" />
    </svg>
  );
}
