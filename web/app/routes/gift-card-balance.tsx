export { BalancePage as Component } from '../../features/gift-cards/balance-page.tsx';
