import { describe, expect, it } from 'vitest';
import { Carrier } from '../../../server/orders/carriers.ts';
import { KNOWN } from '../../../server/parcels/carriers/known-carriers.ts';
import { abilitiesOf, CARRIER_ABILITIES } from '../../../server/settings/carrier-abilities.ts';

describe('the table of what carriers can do', () => {
  it('has those that the shop talks to, and no other', () => {
    expect(Object.keys(CARRIER_ABILITIES).sort()).toEqual(KNOWN.map(({ carrier }) => carrier).sort());
    expect(Object.values(abilitiesOf(Carrier.DHL))).not.toContain(true);
    expect(abilitiesOf('toString')).toEqual(abilitiesOf(null));
  });

  it.each(KNOWN.map((service) => [service.carrier, service] as const))(
    'says of %s what its service does',
    (_, service) => {
      expect(abilitiesOf(service.carrier)).toMatchObject({
        tracks: service.track !== undefined,
        returns: service.createReturnLabel !== undefined,
        finds: service.find !== undefined,
        manifests: service.manifests !== undefined,
      });
    },
  );
});
