import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The secret of a link from a mail. Once read, it leaves the address bar and the history; empty where there is none. */
export const useLinkToken = (): string => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => search.get('token') ?? '');
  useEffect(() => {
    const found = search.get('token');
    if (found === null) return;
    setToken(found);
    const rest = new URLSearchParams(search);
    rest.delete('token');
    void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  }, [search, navigate]);
  return token;
};
