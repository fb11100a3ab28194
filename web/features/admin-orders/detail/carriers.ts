import type { Carrier } from '../../../codegen/schema.gen.ts';

export const CARRIERS: readonly Carrier[] = ['SLOVAK_POST', 'PACKETA', 'DPD', 'GLS', 'DHL', 'OTHER'];
