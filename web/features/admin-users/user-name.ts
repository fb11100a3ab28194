interface Named {
  firstName: string | null;
  lastName: string | null;
  username: string | null;
  email: string;
}

/** As the administration calls an account: the name, else the user name, else the address. */
export const nameOf = ({ firstName, lastName, username, email }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username || email;
