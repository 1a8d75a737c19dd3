// What a turn is called: by the game, if it has a word of its own, else by the house.
import { gt, t } from '../text';

export const turnName = (game: string, n: number): string => gt(game, 'ui-turn', { n }) || t('ui-turn', { n });
