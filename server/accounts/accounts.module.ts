import type { Module } from '../core/module.ts';
import { Permission } from '../core/permissions.ts';
import { adminOnly, anyone, mayManage, signedIn } from '../core/rules.ts';
import { AdminRole } from './admin/admin-role.entity.ts';
import { accountMailJob } from './account-mail.job.ts';
import { AccountToken } from './account-token.entity.ts';
import { accountsPersonalData } from './accounts.personal-data.ts';
import { AccountChangesResolver, AccountsResolver } from './accounts.resolver.ts';
import { accountRoutes } from './accounts.rest.ts';
import { AdminRolesResolver } from './admin/admin-roles.resolver.ts';
import { AdminUserActionsResolver, AdminUsersResolver } from './admin/admin-users.resolver.ts';
import { Attempt } from './attempt.entity.ts';
import { DataExportResolver } from './data-export/data-export.resolver.ts';
import { dataExportRoutes } from './data-export/data-export.rest.ts';
import { CustomerGroupMember } from './groups/customer-group-member.entity.ts';
import { CustomerGroup } from './groups/customer-group.entity.ts';
import { CustomerGroupsResolver } from './groups/customer-groups.resolver.ts';
import { RegistrationClaim } from './registration-claim.entity.ts';
import { SecondFactor } from './second-factor/second-factor.entity.ts';
import { SecondFactorResolver } from './second-factor/second-factor.resolver.ts';
import { Session } from './session.entity.ts';
import { sweepAccountsJob } from './accounts-cleanup.job.ts';
import { User } from './user.entity.ts';

const managing = mayManage[Permission.CUSTOMERS];

export const accountsModule: Module = {
  name: 'accounts',
  entities: [
    User,
    AdminRole,
    CustomerGroup,
    CustomerGroupMember,
    Session,
    AccountToken,
    Attempt,
    RegistrationClaim,
    SecondFactor,
  ],
  resolvers: [
    AccountsResolver,
    AccountChangesResolver,
    SecondFactorResolver,
    DataExportResolver,
    AdminUsersResolver,
    AdminUserActionsResolver,
    AdminRolesResolver,
    CustomerGroupsResolver,
  ],
  reads: { now: ['me', 'adminUsers', 'adminUser', 'adminRoles', 'customerGroups', 'customerGroup'] },
  rules: {
    Query: {
      me: anyone,
      adminUsers: managing,
      adminUser: managing,
      adminRoles: managing,
      customerGroups: adminOnly,
      customerGroup: managing,
    },
    Mutation: {
      register: anyone,
      confirmEmail: anyone,
      resendConfirmation: anyone,
      login: anyone,
      logout: signedIn,
      logoutEverywhere: signedIn,
      endSession: signedIn,
      forgotPassword: anyone,
      resetPassword: anyone,
      changePassword: signedIn,
      changeEmail: signedIn,
      updateProfile: signedIn,
      deleteAccount: signedIn,
      startDataExport: signedIn,
      startSecondFactor: signedIn,
      enableSecondFactor: signedIn,
      disableSecondFactor: signedIn,
      renewRecoveryCodes: signedIn,
      setUserActive: managing,
      confirmUserEmail: managing,
      sendPasswordReset: managing,
      signOutUser: managing,
      setUserRole: managing,
      setUserNote: managing,
      createRole: managing,
      updateRole: managing,
      deleteRole: managing,
      createCustomerGroup: managing,
      updateCustomerGroup: managing,
      deleteCustomerGroup: managing,
    },
  },
  jobs: [accountMailJob, sweepAccountsJob],
  personalData: accountsPersonalData,
  routes: (http, shop) => {
    accountRoutes(http, shop);
    dataExportRoutes(http);
  },
};
