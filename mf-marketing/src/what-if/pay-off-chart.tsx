// biome-ignore-all lint/a11y/noSvgWithoutTitle: parts of a drawing that is hidden as a whole
import { inPounds } from '@sharemore/platform/money';
import { terms } from '@sharemore/platform/outcomes';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { whenSeen } from '../art/when-seen';
import { chart, ways as words } from '../content/what-if';
import { withSign } from '../content/what-if-shared';
import { pointsOf, priceAt, xOf, yOf } from './chart-scale';
import type { Inputs } from './inputs';
import styles from './pay-off-chart.module.css';
import { breakEvenAt, curveOf, type Point, type Way, waysFor } from './result';

const gridLines = [2000, 4000];
const breakEven = breakEvenAt(terms.discount);

/**
 * The gain or loss of each way for every share price at the end, and a hairline at the chosen price, which follows a
 * pointer on the chart. For screen readers the sentence and the table say the same.
 */
export function PayOffChart({ inputs, onPrice }: { inputs: Inputs; onPrice: (price: number) => void }) {
  const ways = waysFor(inputs);
  return (
    <div className={styles.Frame}>
      <Key ways={ways} />
      {/* A translator would put HTML into the SVG's texts, which would not be drawn. */}
      <div translate="no">
        <svg ref={whenSeen} className={styles.Chart} aria-hidden="true" {...useFollowing(onPrice)}>
          <Grid />
          <Curves inputs={inputs} />
          <BreakEven />
          <Reading price={inputs.price} ways={ways} />
          <Names />
        </svg>
      </div>
    </div>
  );
}

/** Each way's line, name and amount at the hairline. They stand still, above the chart: at the dots they would cross. */
function Key({ ways }: { ways: Way[] }) {
  return (
    <ul className={styles.Key} aria-hidden="true">
      {ways.map(({ name, gain }) => (
        <li key={name}>
          <svg viewBox="0 -1 1 2" preserveAspectRatio="none" className={styles.Sample}>
            {name === 'shareMore' && <line className={styles.Casing} x2="1" />}
            <line data-way={name} x2="1" />
          </svg>
          <span>{words[name]}</span>
          <strong data-sign={Math.sign(gain)}>{withSign(gain)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** Handlers that follow a drag or a tap. A finger that sets out up or down scrolls the page and changes nothing. */
function useFollowing(onPrice: (price: number) => void) {
  const start = useRef<PointerEvent>(null);
  const follow = ({ currentTarget, clientX }: MouseEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPrice(priceAt((clientX - left) / width));
  };
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = event;
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const from = start.current;
      if (from && Math.abs(event.clientX - from.clientX) <= Math.abs(event.clientY - from.clientY)) return;
      start.current = null;
      if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
    },
    onClick: follow,
  };
}

function Grid() {
  return gridLines.map((gain) => (
    <line key={gain} className={styles.Grid} x2="100%" y1={`${yOf(gain)}%`} y2={`${yOf(gain)}%`} />
  ));
}

/** In front of the hairline, which may cross them. */
function Names() {
  return (
    <>
      {gridLines.map((gain) => (
        <text key={gain} x="0.4em" y={`${yOf(gain)}%`} dy="-0.4em">
          {withSign(gain)}
        </text>
      ))}
      <svg x={`${xOf(breakEven)}%`} className={styles.BreakEvenName}>
        <text y="1em">{chart.breakEven}</text>
        <text y="2.25em">{chart.breakEvenAt(breakEven)}</text>
      </svg>
    </>
  );
}

function Curves({ inputs }: { inputs: Inputs }) {
  const shareMore = curveOf('shareMore', inputs);
  const zero = `${yOf(0)}%`;
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.Curves}>
        <polygon points={lossOf(shareMore)} />
        <polyline data-way="savingsAccount" points={pointsOf(curveOf('savingsAccount', inputs))} />
        <polyline data-way="sharesave" points={pointsOf(curveOf('sharesave', inputs))} />
      </svg>
      <line className={styles.Zero} x2="100%" y1={zero} y2={zero} />
      <text className={styles.ZeroName} x="100%" y={zero} dx="-0.8em" dy="1.2em">
        {inPounds(0)}
      </text>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.Curves}>
        <polyline className={styles.Casing} points={pointsOf(shareMore)} />
        <polyline data-way="shareMore" points={pointsOf(shareMore)} />
      </svg>
    </>
  );
}

/** The area between the zero line and a curve below it. */
function lossOf(curve: Point[]): string {
  const [first, last] = [curve[0], curve.at(-1)] as [Point, Point];
  const edge = curve.map(({ price, gain }) => ({ price, gain: Math.min(0, gain) }));
  return pointsOf([{ price: first.price, gain: 0 }, ...edge, { price: last.price, gain: 0 }]);
}

function BreakEven() {
  return (
    <svg x={`${xOf(breakEven)}%`} className={styles.BreakEven}>
      <line y1="0.2em" y2={`${yOf(0)}%`} />
      <circle cy={`${yOf(0)}%`} r="3.5" />
    </svg>
  );
}

/** The hairline with a dot for each way. */
function Reading({ price, ways }: { price: number; ways: Way[] }) {
  return (
    <svg x={`${xOf(price)}%`} className={styles.Reading}>
      <line className={styles.Hairline} y2="104%" />
      {ways.toReversed().map(({ name, gain }) => (
        <circle key={name} cy={`${yOf(gain)}%`} r="6" data-way={name} />
      ))}
    </svg>
  );
}
