import { figures } from '@sharemore/platform/figures';
import { Select } from '@sharemore/platform/forms/field';
import { toThePenny } from '@sharemore/platform/money';
import panel from './panel.module.css';
import styles from './payments-tab.module.css';
import { SampleForm } from './sample-form';
import { samplePlan, support } from './sample-plan';
import { SupportHours } from './support-hours';

const { missedPaymentsBeforeSuspension } = support;

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
            After <strong>{missedPaymentsBeforeSuspension} missed payments</strong> your plan may be
            suspended.
          </li>
          <li>If you know that a payment will be late, tell us before it is due.</li>
        </ul>
        <SupportHours />
      </section>
      <SampleForm
        title="Catch up now"
        submit="Make payment"
        outcomeTitle="No payment was taken"
        outcome="This is a sample account. It takes no payments and asks for no card."
      >
        <Select label="Amount to pay" name="amount" options={catchUpAmounts()} />
      </SampleForm>
    </div>
  );
}

/** One option for each number of payments that can be missed before a plan may be suspended. */
function catchUpAmounts() {
  return Array.from({ length: missedPaymentsBeforeSuspension }, (_, index) => {
    const payments = index + 1;
    const amount = toThePenny(payments * samplePlan.monthlyCost);
    return {
      value: String(payments),
      label: `${amount} for ${payments} ${payments === 1 ? 'month' : 'months'}`,
    };
  });
}
