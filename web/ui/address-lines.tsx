import { useIntl } from 'react-intl';

interface PostalAddress {
  company: string | null;
  firstName: string;
  lastName: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
}

interface AddressLinesProps {
  address: PostalAddress;
  /** What stands below it, such as a telephone; what is missing leaves no line. */
  more?: readonly (string | null)[];
  className?: string;
}

/** An address as it stands on a letter, its country in the page's language. */
export const AddressLines = ({ address, more = [], className }: AddressLinesProps) => {
  const intl = useIntl();
  const lines = [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.street,
    `${address.postcode} ${address.city}`,
    intl.formatDisplayName(address.country, { type: 'region' }) ?? address.country,
    ...more,
  ];
  return (
    <address className={className}>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
};
