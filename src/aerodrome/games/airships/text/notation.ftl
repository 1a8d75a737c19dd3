# Moves of Airships as game files write them. They have no language, and must never change.

take = take { $country-id ->
    [usa] USA
    [germany] Germany
    [italy] Italy
   *[france] France
}
try-card = try { $card-id }
try-field = try { $department-id } { $field }
try-stack = try stack { $stack }
keep = keep dice
exchange = exchange
exchange-imaginary = exchange imaginary
use = use bonuses
let-fail = let it fail
go-again = another go
end-turn = end turn
