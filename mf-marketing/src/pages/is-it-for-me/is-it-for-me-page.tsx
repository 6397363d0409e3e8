import { PageHead } from '@sharemore/platform/page';
import { Button, ButtonLink, Hero, Section } from '@sharemore/platform/ui';
import { type FormEvent, type SubmitEvent, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { Scene } from '../../art/scene';
import * as content from '../../content/is-it-for-me';
import { verdictFor } from '../../is-it-for-me/verdict';
import styles from './is-it-for-me-page.module.css';

/** Four questions in a GET form. The address holds the answers, so the server can answer without script. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const [changedAt, setChangedAt] = useState('');
  const given = verdictFor(params);
  // Of other answers than those on the screen there is none.
  const verdict = changedAt === key ? null : given;
  const isNew = useNavigationType() !== 'POP';

  function answer(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setChangedAt('');
    setParams(answersOf(event.currentTarget), { preventScrollReset: true });
  }

  /** Answers outlive a reload. Those of a verdict stay in its address, to which Back leads. */
  function change({ currentTarget }: FormEvent<HTMLFormElement>) {
    setChangedAt(key);
    const answers = new URLSearchParams(answersOf(currentTarget));
    if (!given) history.replaceState(history.state, '', `?${answers}`);
  }

  return (
    <>
      <PageHead {...content.top} noIndex={params.size > 0} />
      <Hero {...content.top} size="compact" />
      <Section>
        <div className={styles.Page}>
          {/* The key resets the form, so that going back shows the answers of that address. */}
          <form
            key={params.toString()}
            action="#answer"
            onChange={change}
            onSubmit={answer}
            className={styles.Form}
          >
            {Object.entries(content.questions).map(([name, question]) => (
              <Choice key={name} name={name} {...question} chosen={params.get(name)} />
            ))}
            <Button type="submit" size="l">
              {content.form.submit}
            </Button>
          </form>
          <div id="answer" className={styles.Answer}>
            {verdict ? (
              <Answer key={key} words={content.verdicts[verdict]} isNew={isNew} />
            ) : (
              <section aria-labelledby="possible-answers" className={styles.Verdict} data-tone="soft">
                <h2 id="possible-answers">{content.form.answerPlace}</h2>
                <ul>
                  {[...new Set(Object.values(content.verdicts).map(({ title }) => title))].map((title) => (
                    <li key={title}>{title}</li>
                  ))}
                </ul>
                <div className={styles.Art}>
                  <Scene name="signpost" />
                </div>
              </section>
            )}
            <p className={styles.NotAdvice}>{content.form.notAdvice}</p>
          </div>
        </div>
      </Section>
    </>
  );
}

// Radio buttons only, so no value is a file.
const answersOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;

type Question = (typeof content.questions)['leaving'] & { hint?: string };

function Choice({ name, text, hint, options, chosen }: Question & { name: string; chosen: string | null }) {
  const hintId = `${name}-hint`;
  return (
    <fieldset className={styles.Question} aria-describedby={hint && hintId}>
      <legend>{text}</legend>
      {hint && (
        <p id={hintId} className={styles.Hint}>
          {hint}
        </p>
      )}
      <div className={styles.Options}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.Option}>
            <input type="radio" name={name} value={value} required defaultChecked={chosen === value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** The verdict. The form's answer takes the focus when it mounts, so that screen readers announce it. */
function Answer({ words: { title, body, links }, isNew }: { words: content.VerdictWords; isNew: boolean }) {
  return (
    <section aria-labelledby="answer-title" className={styles.Verdict} data-tone="deep">
      <p className={styles.Eyebrow}>{content.form.answerTitle}</p>
      <h2 id="answer-title" ref={isNew ? takeFocus : undefined} tabIndex={-1}>
        {title}
      </h2>
      <p>{body}</p>
      <div className={styles.Next}>
        {Object.entries(links).map(([text, to], index) => (
          <ButtonLink key={to} to={to} variant={index > 0 ? 'secondary' : undefined}>
            {text}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
