import { Switch } from '@sharemore/platform/forms';
import styles from './two-columns.module.css';

/** The notification switches; they flip here and nowhere else (spec section 4). */
export function NotificationToggles() {
  return (
    <fieldset className={styles.Column}>
      <legend className={styles.Legend}>
        <h2 className={styles.Heading}>Notifications</h2>
      </legend>
      <div>
        <Switch
          name="notify-email"
          label="Email"
          hint="News about your plan and your payments"
          defaultChecked
        />
        <Switch name="notify-sms" label="SMS" hint="A reminder before each payment" />
        <Switch
          name="notify-statements"
          label="Monthly statements"
          hint="A summary of your plan at the end of each month"
          defaultChecked
        />
      </div>
      <p className={styles.Note}>The switches work on this page only: a sample account keeps nothing.</p>
    </fieldset>
  );
}
