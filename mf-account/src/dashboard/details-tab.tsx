import { TextArea, TextField } from '@sharemore/platform/forms/field';
import { NotificationToggles } from './notification-toggles';
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
        outcomeTitle="Your changes were not saved"
        outcome="This is a sample account. Nothing was sent, and the details are back when you return."
      >
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          required
        />
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" defaultValue={phone} required />
        <TextArea
          label="Mailing address"
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
