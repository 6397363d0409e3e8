import CircleAlert from '@lucide/icons/icons/circle-alert';
import { shareImageUrl } from '@sharemore/platform/contract';
import { fieldId } from '@sharemore/platform/forms/field';
import { FormProblem } from '@sharemore/platform/forms/form-problem';
import { PageHead, useHydrated } from '@sharemore/platform/page';
import { Button, ButtonLink, Hero, Icon, Section } from '@sharemore/platform/ui';
import { type ComponentProps, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import * as content from '../../content/is-it-for-me';
import { type AnswerName, type Answers, answerNames, verdictFor } from '../../is-it-for-me/verdict';
import styles from './is-it-for-me-page.module.css';

/** Four questions in a GET form. The address holds the answers, so the server can answer without script. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const answers = Object.fromEntries(answerNames.map((name) => [name, params.get(name)])) as Answers;
  const verdict = verdictFor(answers);
  const isHydrated = useHydrated();
  const isAsked = answerNames.some((name) => answers[name]);
  const [missing, setMissing] = useState(isAsked ? unanswered(answers) : []);

  function answer(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    // Radio buttons only, so no value is a file.
    const given = Object.fromEntries(new FormData(element)) as Answers & Record<string, string>;
    const open = unanswered(given);
    // At once, so that the focus can move to the problem.
    flushSync(() => setMissing(open));
    if (open.length > 0) element.querySelector<HTMLElement>('[role="alert"]')?.focus();
    else setParams(given, { preventScrollReset: true });
  }

  return (
    <>
      <PageHead {...content.head} image={shareImageUrl('is-it-for-me')} noIndex={isAsked} />
      <Hero {...content.hero} size="compact" />
      <Section>
        <div className={styles.Page}>
          {/* The key resets the form, so that going back shows the answers of that address. */}
          <form
            key={params.toString()}
            action="#answer"
            noValidate={isHydrated}
            onSubmit={answer}
            className={styles.Form}
          >
            {missing.length > 0 && <FormProblem form={problemWith(missing)} />}
            {content.questions.map((question) => (
              <Choice
                key={question.name}
                question={question}
                chosen={answers[question.name]}
                isMissing={missing.includes(question.name)}
                onAnswer={() => setMissing(missing.filter((name) => name !== question.name))}
              />
            ))}
            <Button type="submit" size="l">
              {content.form.submit}
            </Button>
          </form>
          <div id="answer" className={styles.Answer}>
            {verdict ? (
              <Answer key={params.toString()} words={content.verdicts[verdict]} isNew={isHydrated} />
            ) : (
              <section aria-labelledby="possible-answers" className={styles.Verdict} data-tone="soft">
                <h2 id="possible-answers">{content.form.answerPlace}</h2>
                <ul>
                  {possibleAnswers.map((title) => (
                    <li key={title}>{title}</li>
                  ))}
                </ul>
              </section>
            )}
            <p className={styles.NotAdvice}>{content.form.notAdvice}</p>
          </div>
        </div>
      </Section>
    </>
  );
}

const possibleAnswers = [...new Set(Object.values(content.verdicts).map(({ title }) => title))];

const unanswered = (answers: Answers) => answerNames.filter((name) => !answers[name]);

/** The error summary, with a link to each question in `missing`. */
function problemWith(missing: AnswerName[]): ComponentProps<typeof FormProblem>['form'] {
  const errors = content.questions
    .filter(({ name }) => missing.includes(name))
    .map(({ name, text }) => ({ field: name, message: text }));
  return {
    result: { status: 'invalid', message: content.form.missing, fields: {} },
    errors,
    submitting: false,
  };
}

interface ChoiceProps {
  question: content.Question;
  chosen: string | null;
  isMissing: boolean;
  onAnswer: () => void;
}

function Choice({ question: { name, text, hint, options }, chosen, isMissing, onAnswer }: ChoiceProps) {
  const noteId = `${name}-note`;
  return (
    <fieldset
      className={styles.Question}
      aria-describedby={noteId}
      data-invalid={isMissing || undefined}
      onChange={onAnswer}
    >
      <legend>{text}</legend>
      <div id={noteId}>
        {hint && <p className={styles.Hint}>{hint}</p>}
        {isMissing && (
          <p className={styles.Missing}>
            <Icon of={CircleAlert} size={18} />
            {content.form.missingHere}
          </p>
        )}
      </div>
      <div className={styles.Options}>
        {options.map(({ value, label }, index) => (
          <label key={value} className={styles.Option}>
            <input
              type="radio"
              // The error summary links to the first option.
              id={index === 0 ? fieldId(name) : undefined}
              name={name}
              value={value}
              required
              defaultChecked={chosen === value}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The verdict. One that the server did not send takes the focus when it mounts, so that screen readers announce it. */
function Answer({ words: { title, body, links }, isNew }: { words: content.VerdictWords; isNew: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it mounts
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, []);
  return (
    <section aria-labelledby="answer-title" className={styles.Verdict} data-tone="deep">
      <p className={styles.Eyebrow}>{content.form.answerTitle}</p>
      <h2 id="answer-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{body}</p>
      <div className={styles.Next}>
        {links.map(({ to, text }, index) => (
          <ButtonLink key={to} to={to} variant={index > 0 ? 'secondary' : undefined}>
            {text}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
