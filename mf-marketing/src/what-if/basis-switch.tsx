import { whatIf } from '../content/what-if';
import styles from './basis-switch.module.css';
import { bases, type Inputs } from './inputs';

interface BasisSwitchProps {
  inputs: Inputs;
  /** The id of the form that sends the choice. */
  form: string;
  onChange: (basis: string) => void;
}

/** Chooses what the three ways have in common. */
export function BasisSwitch({ inputs, form, onChange }: BasisSwitchProps) {
  return (
    <fieldset className={styles.Switch} data-paper="never">
      <legend data-screen="never">{whatIf.basis}</legend>
      {bases.map((basis) => (
        <label key={basis}>
          <input
            type="radio"
            name="basis"
            form={form}
            value={basis}
            checked={inputs.basis === basis}
            onChange={() => onChange(basis)}
          />
          <span>{whatIf.bases[basis](inputs.monthly)}</span>
        </label>
      ))}
    </fieldset>
  );
}
