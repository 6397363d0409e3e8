import panel from './panel.module.css';
import { Switch } from './switch';

/** Notification switches with local state only: nothing is saved (spec section 4). */
export function NotificationToggles() {
  return (
    <fieldset className={panel.Column}>
      <legend>
        <h2 className={panel.Heading}>Notifications</h2>
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
      <p className={panel.Note}>The switches work on this page only: a sample account keeps nothing.</p>
    </fieldset>
  );
}
