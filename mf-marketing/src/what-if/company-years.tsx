import { companyYears } from '../content/what-if';
import { limits } from './inputs';

interface CompanyYearsProps {
  company: string;
  /** Of the share price over the last three years, in per cent. */
  priceChange: number;
  addressOf: (price: number) => string;
  onTry: (price: string) => void;
}

/** On a company's page: a link that fills in the change of its share price over the last three years. */
export function CompanyYears({ company, priceChange, addressOf, onTry }: CompanyYearsProps) {
  if (!priceChange) return null;
  const { min, max } = limits.price;
  const price = Math.round(priceChange * 10) / 10;
  return (
    <p data-text="note">
      {price < min || price > max ? (
        <span>{companyYears.beyond(company, price)}</span>
      ) : (
        <a
          href={addressOf(price)}
          onClick={(event) => {
            event.preventDefault();
            onTry(String(price));
          }}
        >
          {companyYears.link(company, price)}
        </a>
      )}
      <span>{`. ${companyYears.caveat}`}</span>
    </p>
  );
}
