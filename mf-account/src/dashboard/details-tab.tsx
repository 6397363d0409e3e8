import { EmailField, TextArea, TextField } from '@sharemore/platform/forms/field';
import styles from './details-tab.module.css';
import panel from './panel.module.css';
import { SampleForm } from './sample-form';
import { sampleContact } from './sample-plan';

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
