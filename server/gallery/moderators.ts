import type { Ctx } from '../core/context.ts';
import { Permission } from '../core/permissions.ts';

/** Whether the caller decides on what customers want to show, and so sees it before. */
export const isModerator = ({ viewer }: Ctx): boolean => viewer?.permissions?.includes(Permission.CATALOGUE) ?? false;
