import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { askServer } from '../../../lib/graphql/ask-server.ts';
import { ScannedOrderDocument } from './Packing.gen.ts';
import { codeOf } from './scan.ts';

/** Opens the packing table of the order whose number was scanned. False: there is none. */
export const useOpenOrder = () => {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async (code: string): Promise<boolean> => {
    const { scannedOrder } = await askServer(client, ScannedOrderDocument, { number: codeOf(code) });
    if (scannedOrder) await navigate(`/admin/orders/${scannedOrder}/packing`);
    return scannedOrder !== null;
  };
};
