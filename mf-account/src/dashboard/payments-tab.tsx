import { figures } from '@sharemore/platform/figures';
import { Select } from '@sharemore/platform/forms/field';
import panel from './panel.module.css';
import styles from './payments-tab.module.css';
import { SampleForm } from './sample-form';

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
        <Select label="Amount to pay" name="amount" options={amounts} />
      </SampleForm>
    </div>
  );
}
