import { localPath } from '../local-path.ts';

interface Place {
  pathname: string;
  search: string;
}

/** Pages on the way to an account; nobody wants to return to them. */
const ON_THE_WAY = /^\/(login|register|confirm-email|forgot-password|reset-password|admin)?(\/|$)/;

/** Address of the sign-in page that leads back to `place` afterwards. */
export const loginPath = ({ pathname, search }: Place): string => {
  if (ON_THE_WAY.test(pathname)) return '/login';
  const back = localPath(pathname + search);
  return back ? `/login?${new URLSearchParams({ next: back })}` : '/login';
};
