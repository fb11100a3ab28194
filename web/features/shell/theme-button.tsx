import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { useTheme } from './use-theme.ts';

export const ThemeButton = () => {
  const t = useText();
  const { theme, toggle } = useTheme();
  return <IconButton icon="sun" label={t(theme === 'dark' ? 'nav.themeLight' : 'nav.themeDark')} onClick={toggle} />;
};
