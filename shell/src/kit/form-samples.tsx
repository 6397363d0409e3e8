import { Button, ErrorSummary, Section, Select, Switch, TextArea, TextField } from '@sharemore/platform/ui';
import styles from './kit.module.css';

export function FormSamples() {
  return (
    <Section title="Forms" tone="soft">
      <form className={styles.Form}>
        <ErrorSummary
          title="There is a problem"
          errors={[{ field: 'kit-email', message: 'Enter an email address, like name@company.co.uk' }]}
        />
        <TextField label="First name" name="kit-first-name" autoComplete="given-name" />
        <TextField
          label="Work email address"
          name="kit-email"
          type="email"
          hint="We only use it to tell you when the plan opens."
          error="Enter an email address, like name@company.co.uk"
          defaultValue="jo@"
        />
        <TextField label="Employer" name="kit-employer" defaultValue="Marlowick" disabled />
        <Select
          label="Sort by"
          name="kit-sort"
          options={[
            { value: 'name', label: 'Name, A to Z' },
            { value: 'staff', label: 'UK staff, most first' },
          ]}
        />
        <TextArea label="Message" name="kit-message" rows={6} />
        <div>
          <Switch
            label="Email"
            hint="When something about your plan changes"
            name="kit-by-email"
            defaultChecked
          />
          <Switch label="Text message" name="kit-by-text" />
        </div>
        <Button type="submit">Send message</Button>
      </form>
    </Section>
  );
}
