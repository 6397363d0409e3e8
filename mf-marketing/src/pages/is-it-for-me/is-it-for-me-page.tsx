import { pictureUrl } from '@sharemore/platform/contract';
import { PageHead, useHydrated } from '@sharemore/platform/page';
import { Button, ButtonLink, Hero, Section } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  form,
  head,
  hero,
  type Question,
  questions,
  type VerdictWords,
  verdicts,
} from '../../content/is-it-for-me';
import styles from './is-it-for-me-page.module.css';
import { type AnswerName, type Answers, answerNames, verdictFor } from './verdict';

/** Four questions in a GET form. The address holds the answers, so the server can answer without script. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const answers = Object.fromEntries(answerNames.map((name) => [name, params.get(name)])) as Answers;
  const verdict = verdictFor(answers);
  const [missing, setMissing] = useState<AnswerName>();
  const isHydrated = useHydrated();
  const isAsked = answerNames.some((name) => answers[name]);

  function answer(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    // Radio buttons only, so no value is a file.
    const given = Object.fromEntries(new FormData(currentTarget)) as Record<string, string>;
    const unanswered = answerNames.find((name) => !given[name]);
    setMissing(unanswered);
    if (unanswered) currentTarget.querySelector<HTMLElement>(`[name=${unanswered}]`)?.focus();
    else setParams(given, { preventScrollReset: true });
  }

  return (
    <>
      <PageHead {...head} image={pictureUrl('is-it-for-me')} noIndex={isAsked} />
      <Hero {...hero} size="compact" />
      <Section width="text">
        {/* The key resets the form, so that going back shows the answers of that address. */}
        <form
          key={params.toString()}
          action="#answer"
          noValidate={isHydrated}
          onSubmit={answer}
          className={styles.Form}
        >
          {questions.map((question) => (
            <Choice
              key={question.name}
              question={question}
              chosen={answers[question.name]}
              isMissing={question.name === missing}
            />
          ))}
          <Button type="submit" size="l">
            {form.submit}
          </Button>
        </form>
        <div id="answer" className={styles.Answer}>
          {verdict && <Answer key={params.toString()} words={verdicts[verdict]} />}
          {isAsked && !verdict && <Notice tone="error">{form.missing}</Notice>}
        </div>
        <p className={styles.NotAdvice}>{form.notAdvice}</p>
      </Section>
    </>
  );
}

interface ChoiceProps {
  question: Question;
  chosen: string | null;
  isMissing: boolean;
}

function Choice({ question: { name, text, hint, options }, chosen, isMissing }: ChoiceProps) {
  const hintId = `${name}-hint`;
  return (
    <fieldset className={styles.Question} aria-describedby={hint && hintId}>
      <legend>{text}</legend>
      {hint && (
        <p id={hintId} className={styles.Hint}>
          {hint}
        </p>
      )}
      {isMissing && <Notice tone="error">{form.missing}</Notice>}
      <div className={styles.Options}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.Option}>
            <input type="radio" name={name} value={value} required defaultChecked={chosen === value} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The verdict. It takes the focus when it mounts, so that screen readers announce it. */
function Answer({ words: { title, body, link } }: { words: VerdictWords }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section aria-labelledby="answer-title" className={styles.Verdict} data-tone="deep">
      <p className={styles.Eyebrow}>{form.answerTitle}</p>
      <h2 id="answer-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{body}</p>
      <ButtonLink to={link.to}>{link.text}</ButtonLink>
    </section>
  );
}
