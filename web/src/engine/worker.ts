// A thread of its own for a game's rules.
import type { Ask, Line, Reply } from './messages';
import { serve } from './serving';

serve(self as unknown as Line<Reply, Ask>);
