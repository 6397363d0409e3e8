import { figures } from '@sharemore/platform/figures';
import { EmailField, Select, TextArea, TextField } from '@sharemore/platform/forms/field';
import { TextLink } from '@sharemore/platform/ui';
import styles from './form-tabs.module.css';
import panel from './panel.module.css';
import { SampleForm } from './sample-form';
import { sampleContact } from './sample-plan';

const amounts = [
  { value: '1', label: '£10 for 1 month' },
  { value: '2', label: '£20 for 2 months' },
  { value: '3', label: '£30 for 3 months' },
];

export function PaymentsTab() {
  return (
    <div className={panel.Columns}>
      <section className={panel.Column}>
        <h2 className={panel.Heading}>What happens if you miss a payment</h2>
        <ul className={styles.Points}>
          <li>
            You have a <strong>{figures.graceDays.text}-day grace period</strong> to make the payment.
          </li>
          <li>
            After <strong>3 missed payments</strong> your plan may be suspended.
          </li>
          <li>If you know that a payment will be late, tell us before it’s due.</li>
        </ul>
        <p>
          Support hours: <strong>Mon-Fri 9am-5pm</strong>
        </p>
      </section>
      <SampleForm
        title="Catch up now"
        submit="Make payment"
        outcomeTitle="No payment was taken"
        outcome="This is a sample account. It takes no payments and asks for no card."
      >
        <p>This sample plan is up to date. You’d pay here if a payment were missed.</p>
        <Select label="Amount to pay" name="amount" options={amounts} />
      </SampleForm>
    </div>
  );
}

const { email, phone, address } = sampleContact;

export function DetailsTab() {
  return (
    <div className={panel.Columns}>
      <SampleForm
        title="Contact details"
        submit="Submit changes"
        outcomeTitle="Your changes weren’t saved"
        outcome="This is a sample account. Nothing was sent, and the details are back when you return."
      >
        <EmailField label="Email address" name="email" defaultValue={email} />
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" defaultValue={phone} required />
        <TextArea
          label="Postal address"
          name="address"
          autoComplete="street-address"
          rows={3}
          defaultValue={address}
          required
        />
      </SampleForm>
      <NotificationToggles />
    </div>
  );
}

const notifications = [
  { name: 'notify-email', label: 'Email', hint: 'News about your plan and your payments', isOn: true },
  { name: 'notify-sms', label: 'SMS', hint: 'A reminder before each payment', isOn: false },
  { name: 'notify-statements', label: 'Monthly statements', hint: 'How your plan stands', isOn: true },
];

/** Notification switches with local state only: nothing is saved (spec section 4). */
function NotificationToggles() {
  return (
    <fieldset className={panel.Column}>
      <legend>
        <h2 className={panel.Heading}>Notifications</h2>
      </legend>
      <div>
        {notifications.map(({ name, label, hint, isOn }) => (
          <label key={name} className={styles.Switch}>
            <span className={styles.Label}>{label}</span>
            <span className={styles.Hint} data-text="note">
              {hint}
            </span>
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox's own state is the switch's
              role="switch"
              name={name}
              defaultChecked={isOn}
              className={styles.Toggle}
            />
          </label>
        ))}
      </div>
      <p data-text="note">The switches work on this page only: a sample account keeps nothing.</p>
    </fieldset>
  );
}

export function ContactTab() {
  return (
    <div className={panel.Columns}>
      <SampleForm
        title="Send us a message"
        submit="Send message"
        outcomeTitle="Your message wasn’t sent"
        outcome={
          <p>
            This is a sample account. To reach us, use the{' '}
            <TextLink to="/about#contact">contact form of the website</TextLink>.
          </p>
        }
      >
        <TextArea label="Your message" name="message" rows={6} required />
      </SampleForm>
      <section className={panel.Column}>
        <h2 className={panel.Heading}>When we answer</h2>
        <p>
          Support hours: <strong>Mon-Fri 9am-5pm</strong>
        </p>
        <p>
          The answer may be there already: see our <TextLink to="/faq">FAQs</TextLink>.
        </p>
      </section>
    </div>
  );
}
